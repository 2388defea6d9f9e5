declare module 'virtual:food-icons' {
  /** Where the sprite of our illustrations is; empty in prerendered pages, which carry theirs inside. */
  export const foodIconSprite: string
}
