/** In the address, instead of an id: a recipe that begins empty. */
export const NEW_RECIPE = 'new'
