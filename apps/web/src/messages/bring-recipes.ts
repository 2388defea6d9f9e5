import type { AddressProblem, ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import type { PictureProblem } from '@pennyplate/domain/own-recipe/picture-problem'
import { counted } from './wording.ts'

/** Bringing recipes in from pages, pasted text and files of other apps, and taking them out again. */
export const bringMessages = {
  title: 'Bring in recipes',
  lead: 'From a web page, from text, from a photo, or from the app you use now. Nothing is kept until you save it.',
  leadOfFile: 'The recipes of a file are saved as they are read. You can undo all of them at once.',
  back: 'Back to all recipes',
  ways: 'Where they come from',
  address: 'Web address',
  paste: 'Paste',
  photo: 'Photo',
  file: 'File',

  addressLabel: 'Address of the recipe',
  addressExample: 'https://example.com/chili',
  addressEmpty: 'Enter the address of a recipe’s page.',
  read: 'Read the recipe',
  reading: 'Reading',
  readFailed: 'The recipe was not read',
  kept: 'What you entered is still here.',
  pasteInstead: 'Paste the page instead',

  pasteLabel: 'The recipe’s text, or its page’s source',
  pasteHint:
    'For a page’s source, open the page on a computer, press Ctrl+U (⌥⌘U on a Mac), then copy all of it. Recipes in an email or a note can be pasted as they are.',
  pasteEmpty: 'Paste a recipe here first.',
  pasteTooLong: 'This is too long for one page. Paste a smaller part of it.',

  found: (count: number) => (count === 1 ? 'One recipe found' : `${count} recipes found`),
  notFound: 'No recipe found',
  someLeftOut: 'Some of it could not be read',
  serves: (servings: number) => `Serves ${servings}`,
  minutes: (minutes: number) => `${minutes} min`,
  from: (site: string) => `from ${site}`,
  servingsGuessed: 'How many it serves is not stated clearly. This is our guess.',
  ingredients: 'Ingredients',
  noIngredients: 'No ingredients were found.',
  steps: 'Steps',
  noSteps: 'No steps were found.',
  notes: 'Notes',
  unknownFood: 'not known yet',
  openLines: (count: number) =>
    `We do not know ${counted(count, 'ingredient')} yet. ${count === 1 ? 'It is' : 'They are'} not in its cost, and no allergy or diet counts the recipe as safe.`,
  save: 'Save',
  keepPicture: 'Keep the picture of its page too',
  withoutPicture: (name: string) => `${name} is saved without its picture`,
  saveNamed: (name: string) => `Save ${name}`,
  saveAll: (count: number) => `Save all ${count}`,
  saved: (name: string) => `${name} is saved.`,
  notSaved: (name: string) => `${name} is not saved`,
  full: 'There is no room for more recipes. Delete some, then save again.',
  undoNamed: (name: string) => `Undo saving ${name}`,
  toMine: 'See my recipes',

  fileHint:
    'Exports of Paprika, Mealie, Tandoor, RecipeSage, Nextcloud Cookbook, CopyMeThat, RecipeKeeper, Cookmate, Plan to Eat, Meal-Master, Cooklang and Pennyplate, up to 32 MB. Their pictures come along.',
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  chooseSame: 'Choose the same file again',
  sending: 'Sending the file',
  sendFailed: 'The file was not brought in',
  fileTooLarge: 'This file is larger than 32 MB. Export your recipes in parts, if your app can.',
  importOf: (file: string) => `Recipes of ${file}`,
  counting: 'Looking at the file',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en-US')} of ${counted(total, 'recipe')} read`,
  added: (count: number) => `${counted(count, 'recipe')} saved`,
  pictureless: (count: number) => `${counted(count, 'picture')} left out`,
  whyPictureless: 'Recipes saved without their picture, and why',
  skipped: (count: number) => `${counted(count, 'recipe')} left out`,
  whySkipped: 'What was left out, and why',
  noName: 'Without a name',
  stop: 'Cancel',
  stopping: 'Canceling',
  states: {
    running: 'You can leave this page. The import goes on.',
    interrupted: 'The import broke off. Choose the same file again, and it goes on where it was.',
    cancelled: 'Canceled. What was saved until then is kept. Choose the same file again to go on.',
    done: 'The import is done.',
    undone: 'The import is undone.',
  },
  undoImport: 'Undo this import',
  undoImportNamed: (file: string) => `Undo the import of ${file}`,
  earlier: 'Earlier imports',
  earlierFacts: (day: string, added: number) => `${day}, ${counted(added, 'recipe')} saved`,
  undoing: 'Undoing',
  undone: (removed: number, kept: number) =>
    kept === 0
      ? `${counted(removed, 'recipe')} removed again.`
      : `${counted(removed, 'recipe')} removed again. ${counted(kept, 'recipe')} you changed since ${kept === 1 ? 'is' : 'are'} kept.`,
  followFailed: 'How far the import is cannot be loaded',
  actionFailed: 'That did not work',
  forget: 'Close this report',

  exportTitle: 'Take your recipes with you',
  exportText: 'A zip file of all your own recipes with their pictures, which other recipe apps can read.',
  export: 'Export my recipes',
  exporting: 'Packing',
  exportFailed: 'Your recipes were not exported',
  exported: 'Your recipes are in your downloads.',
} as const

/** Why an address, a page or a text gave no recipe, and what to do next. */
export const problemOfPage: Readonly<Record<ImportProblem | AddressProblem, string>> = {
  'no-recipe':
    'There is no recipe in it that we can read. Paste just the text of the recipe: its name, ingredients and steps.',
  'no-name': 'The recipe has no name. Paste its text with the name on the first line.',
  empty: 'It has neither ingredients nor steps. Paste the text of the recipe.',
  'too-large': 'It is too large to read. Paste just the text of the recipe.',
  'too-many-lines': 'A recipe can have at most 200 ingredients and 200 steps.',
  'too-many-recipes': 'It has more recipes than we read at once. Paste fewer.',
  nested: 'It is a file inside of files. Unpack it, and choose the file inside.',
  encrypted: 'It is locked with a password. Unlock it first.',
  broken: 'It is damaged or cut off. Copy all of it again.',
  'unknown-format': 'We do not know this format. Paste just the text of the recipe.',
  'too-slow': 'Reading it took too long. Paste just the text of the recipe.',
  'storage-full': 'There is no room for more recipes.',
  'not-public': 'This is not an address on the public internet. Check it for typing mistakes.',
  'site-refuses': 'This site lets people read its pages, but not servers like ours. Paste the page instead.',
  'not-found': 'There is no page at this address. Check it for typing mistakes.',
  'site-failed': 'The site answered with an error. Try again later, or paste the page instead.',
  'timed-out': 'The site took too long to answer. Try again, or paste the page instead.',
  busy: 'Others are reading this site right now. Try again in a minute, or paste the page instead.',
  unreachable: 'The site cannot be reached. Check the address, or paste the page instead.',
}

/** Why a recipe of a file was saved without its picture. */
export const problemOfPicture: Readonly<Record<PictureProblem, string>> = {
  unknown: 'Its picture is no JPEG, PNG or WebP.',
  heic: 'Its picture is a HEIC, which we cannot read.',
  drawing: 'Its picture is a drawing (SVG), not a photo.',
  damaged: 'Its picture is damaged or cut off.',
  animated: 'Its picture moves.',
  'too-large': 'Its picture has too many pixels or bytes.',
  'too-small': 'Its picture is smaller than 64 pixels.',
  'storage-full': 'There is no room for more photos.',
}

/** Why one recipe of a file, or the whole file, was left out. */
export const problemInFile: Readonly<Record<ImportProblem, string>> = {
  'no-recipe': 'There is no recipe in it.',
  'no-name': 'It has no name.',
  empty: 'It has neither ingredients nor steps.',
  'too-large': 'It is too large to read. From an app with many recipes, export fewer at a time.',
  'too-many-lines': 'It has more than 200 ingredients or steps.',
  'too-many-recipes': 'The file has more recipes than we can keep. The rest of it was not read.',
  nested: 'It is an archive inside of archives. Unpack it first.',
  encrypted: 'It is locked with a password.',
  broken: 'It is damaged or cut off.',
  'unknown-format': 'This is not a recipe file that we know.',
  'too-slow': 'Reading it took too long.',
  'storage-full': 'There is no room for more recipes.',
}

const PASTE_HELPS: ReadonlySet<string> = new Set<ImportProblem | AddressProblem>([
  'site-refuses',
  'site-failed',
  'timed-out',
  'busy',
  'unreachable',
  'no-recipe',
  'too-large',
  'too-slow',
])

/** Whether the page's own text may do where its address did not. */
export function doesPasteHelp(code: ImportProblem | AddressProblem): boolean {
  return PASTE_HELPS.has(code)
}
