import { beforeEach } from 'vitest'

const TEXT_MAX = 2000

/** A component test that fails prints the words on its screen: a rare failure cannot be looked at again. */
beforeEach(({ onTestFailed }) => {
  onTestFailed(({ task }) => {
    // biome-ignore lint/suspicious/noConsole: the output of the tests is where a failure is read
    console.error(`On screen when "${task.name}" failed:\n${document.body.innerText.slice(0, TEXT_MAX)}`)
  })
})
