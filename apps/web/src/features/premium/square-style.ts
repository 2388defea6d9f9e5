/** Square's fields are in an iframe without our style sheets, so they get the current colors. */
export function squareStyle(element: HTMLElement) {
  const color = (name: string) => resolveColor(element, name)
  const [ink, paper, line] = [color('--ink'), color('--paper'), color('--line-strong')]
  const [basil, tomato, soft] = [color('--basil'), color('--tomato'), color('--ink-soft')]
  return {
    '.input-container': { borderColor: line, borderRadius: '10px' },
    '.input-container.is-focus': { borderColor: basil },
    '.input-container.is-error': { borderColor: tomato },
    '.message-text': { color: soft },
    '.message-text.is-error': { color: tomato },
    '.message-icon': { color: soft },
    '.message-icon.is-error': { color: tomato },
    input: { backgroundColor: paper, color: ink, fontSize: '16px' },
    'input::placeholder': { color: soft },
    'input.is-error': { color: tomato },
  }
}

/** Reads the color from an element, because a custom property would return light-dark() unresolved. */
function resolveColor(element: HTMLElement, name: string): string {
  const sample = document.createElement('span')
  sample.style.color = `var(${name})`
  element.append(sample)
  const color = getComputedStyle(sample).color
  sample.remove()
  return toHex(color)
}

function toHex(rgb: string): string {
  const channels = (rgb.match(/\d+/g) ?? []).slice(0, 3)
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}
