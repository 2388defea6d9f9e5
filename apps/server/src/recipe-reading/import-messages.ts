import type { AddressProblem, ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'

/** For people who call the API; our own app has its own words. */
const MESSAGES: Readonly<Record<ImportProblem | AddressProblem, string>> = {
  'no-recipe': 'no recipe found',
  'no-name': 'the recipe has no name',
  empty: 'the recipe has neither ingredients nor steps',
  'too-large': 'this is larger than a recipe or file may be, or takes more memory to read: divide the file',
  'too-many-lines': 'the recipe has more than 200 ingredients or steps',
  'too-many-recipes': 'the file has more recipes than a household may keep; the rest was not read',
  nested: 'archives within archives within archives are not read',
  encrypted: 'the archive has a password',
  broken: 'this is damaged or cut off',
  'unknown-format': 'this is no file of recipes that we know',
  'too-slow': 'reading this took too long',
  'storage-full': 'there is no room for more recipes',
  'not-public': 'this is no address on the public internet',
  'site-refuses': 'this site does not let servers read it: paste the page instead',
  'not-found': 'there is no page at this address',
  'site-failed': 'the site answered with an error',
  'timed-out': 'the site did not answer within 10 seconds',
  busy: 'others are reading this site right now: try again in a minute',
  unreachable: 'the site cannot be reached',
}

export function importMessage(code: ImportProblem | AddressProblem): string {
  return MESSAGES[code]
}
