import './zxing.ts'
import { type IDetectedBarcode, type IScannerHandle, Scanner } from '@yudiel/react-qr-scanner'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraTrouble, scannerMessages } from '../../messages/scanner.ts'
import { isAimedAt, scanBoxSide } from './aim.ts'
import styles from './scanner.module.css'
import { noteSighting, type Sighting } from './sightings.ts'

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e'] as const
/** Ten frames a second. */
const BETWEEN_FRAMES_MS = 100
const NOTHING_BUILT_IN = { finder: false, torch: false, zoom: false, onOff: false }

type CameraViewProps = {
  readonly cameraId: string | null
  readonly isPaused: boolean
  /** The part of the zoom done on screen, beyond the lens. */
  readonly screenZoom: number
  readonly onCode: (code: string) => void
  readonly onStart: (track: MediaStreamTrack) => void
  readonly onTrouble: (kind: CameraTrouble) => void
}

export function CameraView({ cameraId, isPaused, screenZoom, onCode, onStart, onTrouble }: CameraViewProps) {
  const scanner = useRef<IScannerHandle>(null)
  const view = useRef<HTMLDivElement>(null)
  const last = useRef<Sighting>(null)
  const [boxSide, setBoxSide] = useState(0)
  const reportStart = useEffectEvent(onStart)

  // The library owns the video element, so playing is an event from outside React.
  useEffect(() => {
    const video = scanner.current?.getVideoElement()
    if (!video) return
    function started() {
      if (view.current) setBoxSide(scanBoxSide(sizeOf(view.current)))
      const [track] = video?.srcObject instanceof MediaStream ? video.srcObject.getVideoTracks() : []
      // Resuming after a pause does not count the same code again.
      if (last.current) last.current = { ...last.current, lastSeenAt: performance.now() }
      if (track) reportStart(track)
    }
    const stopped = () => setBoxSide(0)
    video.addEventListener('playing', started)
    video.addEventListener('emptied', stopped)
    return () => {
      video.removeEventListener('playing', started)
      video.removeEventListener('emptied', stopped)
    }
  }, [])

  function see(codes: readonly IDetectedBarcode[]) {
    const video = scanner.current?.getVideoElement()
    if (!video || !view.current || isPaused) return
    const frame = { width: video.videoWidth, height: video.videoHeight }
    const screen = sizeOf(view.current)
    const aimed = codes.find((code) => isAimedAt(code.boundingBox, frame, screen, screenZoom))
    if (!aimed) return
    const { sighting, isNew } = noteSighting(last.current, aimed.rawValue, performance.now())
    last.current = sighting
    if (!isNew) return
    navigator.vibrate?.(60)
    onCode(aimed.rawValue)
  }

  return (
    <div ref={view} className={styles.view} data-paused={isPaused || undefined}>
      <Scanner
        ref={scanner}
        onScan={see}
        onError={({ kind }) => onTrouble(troubleOf(kind))}
        constraints={constraintsFor(cameraId)}
        formats={[...FORMATS]}
        paused={isPaused}
        allowMultiple
        scanDelay={0}
        retryDelay={BETWEEN_FRAMES_MS}
        settleDelayMs={150}
        startTimeoutMs={10_000}
        sound={false}
        components={NOTHING_BUILT_IN}
        styles={{ video: { transform: `scale(${screenZoom})` } }}
      />
      {boxSide > 0 && !isPaused && (
        <div className={styles.box} style={{ width: boxSide, height: boxSide }} aria-hidden="true" />
      )}
      <p className={styles.aim} role="status">
        {isPaused ? scannerMessages.paused : boxSide > 0 ? scannerMessages.aim : scannerMessages.starting}
      </p>
    </div>
  )
}

function constraintsFor(cameraId: string | null): MediaTrackConstraints {
  const sharp = { width: { ideal: 1280 }, height: { ideal: 720 } }
  return cameraId === null
    ? { ...sharp, facingMode: 'environment' }
    : { ...sharp, deviceId: { exact: cameraId } }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight }
}

function troubleOf(kind: string): CameraTrouble {
  switch (kind) {
    case 'permission-denied':
    case 'no-camera':
    case 'in-use':
    case 'overconstrained':
    case 'insecure-context':
    case 'unsupported':
      return kind
    case 'security':
      return 'permission-denied'
    default:
      return 'unknown'
  }
}
