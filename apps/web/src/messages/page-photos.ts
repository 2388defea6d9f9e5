import type { PagePhotoProblem } from '@pennyplate/domain/own-recipe/page-photo'
import { counted } from './wording.ts'

/** Bringing in a recipe by photos of a card or of pages. */
export const pagePhotoMessages = {
  choose: 'Take or choose photos',
  chooseMore: 'Add another page',
  hint: 'A recipe card or cookbook pages, in print, at most 10 photos in the order of the pages. Handwriting is read badly.',
  full: 'These are 10 photos. Leave one out to add another.',
  found: (lines: number) => `${counted(lines, 'line')} read`,
  problems: {
    'too-dark': 'Too dark to read. Take the photo again near a window or under a lamp.',
    'no-text':
      'No text found. Hold the camera straight above the page, so that it fills the photo and is not blurred.',
  } as Readonly<Record<PagePhotoProblem, string>>,
  withoutModel: 'The language model did not answer, so we read the print ourselves.',

  check: 'Compare it with the photo',
  checkLead:
    'Correct what was read wrong, amounts above all. The name comes first; then the ingredients, one on each line; then the steps.',
  textOf: (page: number, pages: number) => (pages === 1 ? 'What we read' : `What we read on page ${page}`),
  photoOf: (label: string) => `Photo: ${label}`,
  byModel: 'A language model read this. It can be wrong without showing it, so compare each amount.',
  unsure: (lines: number) =>
    lines === 1 ? 'We are not sure of this line.' : `We are not sure of these ${lines} lines.`,
  allChecked: 'Nothing more to compare.',
  isRight: 'It is right',
  isRightOf: (line: string) => `“${line}” is right`,
  leaveOut: (label: string) => (label === 'What we read' ? 'Leave this photo out' : 'Leave this page out'),
  startAgain: 'Start again',
} as const
