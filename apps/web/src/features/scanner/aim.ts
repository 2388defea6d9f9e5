export type Size = Readonly<{ width: number; height: number }>
type Box = Readonly<{ x: number; y: number; width: number; height: number }>

const SCAN_BOX_PX = 250
const SCAN_BOX_MIN_PX = 50

/** The side of the scan frame for a screen of this size. */
export function scanBoxSide({ width, height }: Size): number {
  return Math.max(SCAN_BOX_MIN_PX, Math.min(SCAN_BOX_PX, width, height))
}

/**
 * Whether the center of a code in the video is inside the frame. The video fills the view (object-fit: cover) and is
 * zoomed around its center.
 */
export function isAimedAt(code: Box, video: Size, view: Size, zoom: number): boolean {
  const scale = Math.max(view.width / video.width, view.height / video.height) * zoom
  const half = scanBoxSide(view) / 2
  const [dx, dy] = [code.x + code.width / 2 - video.width / 2, code.y + code.height / 2 - video.height / 2]
  return Math.abs(dx) * scale <= half && Math.abs(dy) * scale <= half
}
