/** What change events call a household's own recipes. Imports no schema, like the keys of documents. */
export const OWN_RECIPES_KEY = 'ownRecipes'
