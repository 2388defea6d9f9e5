import type { DraftPart, RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'

/** A recipe as text to send or print. */
export function writeText(draft: RecipeDraft): string {
  const { name, description, servings, activeMinutes, totalMinutes, source } = draft
  const facts = [
    `Serves ${servings}`,
    ...(activeMinutes ? [`Active: ${activeMinutes} min`] : []),
    ...(totalMinutes ? [`Total: ${totalMinutes} min`] : []),
    ...(source?.name ? [`Author: ${source.name}`] : []),
    ...(source?.url ? [`Source: ${source.url}`] : []),
    ...(draft.tags.length > 0 ? [`Tags: ${draft.tags.join(', ')}`] : []),
  ]
  const parts = [
    name,
    ...(description ? [description] : []),
    facts.join('\n'),
    block('Ingredients', draft.lines, (text) => `- ${text}`),
    block('Directions', draft.steps, (text, number) => `${number}. ${text}`),
    draft.notes.length === 0 ? '' : ['Notes', ...draft.notes].join('\n'),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function block(
  title: string,
  parts: readonly DraftPart[],
  write: (text: string, number: number) => string,
): string {
  if (parts.length === 0) return ''
  let number = 0
  return [
    title,
    ...parts.map((part) => ('heading' in part ? heading(part.heading) : write(part.text, ++number))),
  ].join('\n')
}

function heading(text: string): string {
  return /^[^\d[\]:.!?]{2,60}$/.test(text) ? `${text}:` : `[${text}]`
}
