/** Recipes from the page that is open in another tab. */
export const bookmarkMessages = {
  helpTitle: 'From any page, with a bookmark',
  helpText:
    'Some sites do not let us read them, but your own browser can. Keep this button as a bookmark. Then open a recipe’s page and press the bookmark: the page opens here, and nothing is kept until you save it.',
  button: 'Save to Pennyplate',
  drag: 'On a computer, drag the button to your bookmarks bar. Pressing it here does nothing.',
  pressed: 'Drag it to your bookmarks bar instead, or copy its address.',
  copy: 'Copy its address',
  copied: 'Copied. On a phone, bookmark any page, then edit the bookmark and paste this as its address.',
  notCopied: 'Your browser did not let us copy it.',

  title: 'A recipe from another page',
  from: (site: string) => `This page came from ${site}.`,
  unknownSite: 'a page without an address',
  ask: 'Nothing of it was read or kept yet.',
  waiting: 'Waiting for the page',
  noPageTitle: 'No page has arrived',
  noPage:
    'This opens from the bookmark while a recipe’s page is on screen. Some sites cut the connection to it. Copy the recipe and paste it instead.',
  paste: 'Paste a recipe',
  toRecipes: 'See all recipes',
} as const
