/** Crockery: a glaze, its shade and light, and pale tints of it for plates, on which rice and egg show. */
export interface Glaze {
  readonly base: string
  readonly shade: string
  readonly light: string
  readonly rim: string
  readonly well: string
  readonly edge: string
  readonly band?: Band
}
/** What is painted on a plate's rim. */
export const BANDS = ['ring', 'lines', 'ring', 'edge', 'wide'] as const
export type Band = (typeof BANDS)[number]
const glaze = (
  base: string,
  shade: string,
  light: string,
  rim: string,
  well: string,
  edge: string,
): Glaze => ({
  base,
  shade,
  light,
  rim,
  well,
  edge,
})
export const GLAZES = {
  basil: glaze('#2f7d57', '#22603f', '#4f9b74', '#eaf3e6', '#dbe9d8', '#b4ccb4'),
  blue: glaze('#3f6f9f', '#2d5480', '#6591bd', '#e9f1f6', '#d8e5ee', '#afc6d8'),
  brick: glaze('#c55a3c', '#9c4229', '#dd805f', '#fbeee3', '#f6e0d1', '#dfbfa8'),
  teal: glaze('#2e8791', '#20656d', '#58a7ae', '#e5f3f1', '#d2e8e6', '#a8cdcb'),
  plum: glaze('#7c4f72', '#5d3855', '#9d7594', '#f5edf1', '#e9dbe4', '#cbb3c3'),
  ink: glaze('#3d4a52', '#2a343a', '#5f6d75', '#eef0ee', '#dfe4e2', '#b9c2bf'),
} as const
export type GlazeName = keyof typeof GLAZES
export const CHINA = ['#fbf3e1', '#f3e8cf', '#d9caa8'] as const
