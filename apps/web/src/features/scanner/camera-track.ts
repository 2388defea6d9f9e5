/** Light and zoom of a camera track. They come from the Image Capture specification, which the DOM types lack. */
type TrackAbilities = Readonly<{ torch?: boolean; zoom?: Readonly<{ min: number; max: number }> }>

export const ZOOM = { min: 1, max: 5, step: 0.1 } as const

export function abilitiesOf(track: MediaStreamTrack): TrackAbilities {
  // Firefox has no getCapabilities; treat the camera as having none.
  return (track.getCapabilities?.() ?? {}) as TrackAbilities // the dom types lack torch and zoom
}

export async function setTorch(track: MediaStreamTrack, isOn: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] }) // as above
}

/** Zooms with the lens as far as it goes; returns the zoom left to do on screen. */
export async function setLensZoom(track: MediaStreamTrack, zoom: number): Promise<number> {
  const range = abilitiesOf(track).zoom
  if (!range || range.max <= range.min) return zoom
  const lens = Math.min(range.max, Math.max(range.min, zoom))
  await track.applyConstraints({ advanced: [{ zoom: lens } as MediaTrackConstraintSet] }) // as above
  return Math.max(1, zoom / lens)
}
