import { IconCamera, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { Suspense, useReducer, useState } from 'react'
import { loadedWhenShown } from '../../lib/lazy-part.tsx'
import { type CameraTrouble, scannerMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CameraControls } from './camera-controls.tsx'
import { recallCamera, rememberCamera } from './camera-memory.ts'
import { setLensZoom, ZOOM } from './camera-track.ts'
import { PictureField } from './picture-field.tsx'
import styles from './scanner.module.css'
import { canDo, nextScannerState } from './scanner-state.ts'

// The camera code and its decoder load when a camera is used.
const CameraView = loadedWhenShown(async () => (await import('./camera-view.tsx')).CameraView)

type CameraPanelProps = {
  readonly onCode: (code: string) => void
  /** The last code is being handled, so the picture is frozen. */
  readonly isHeld: boolean
}

/** The camera, or a placeholder while it is off. */
export function CameraPanel({ onCode, isHeld }: CameraPanelProps) {
  const [memory, setMemory] = useState(recallCamera)
  // Start at once if the camera was allowed before.
  const [state, send] = useReducer(nextScannerState, memory.isAllowed ? 'scanning' : 'not-started')
  const [track, setTrack] = useState<MediaStreamTrack | null>(null)
  const [zoom, setZoom] = useState<number>(ZOOM.min)
  const [screenZoom, setScreenZoom] = useState(1)
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null)

  function remember(cameraId: string | null, isAllowed = true) {
    const now = { isAllowed, cameraId }
    setMemory(now)
    rememberCamera(now)
  }

  function started(startedTrack: MediaStreamTrack) {
    setTrack(startedTrack)
    // After a pause the browser opens the camera anew, so the zoom is set again.
    void changeZoom(startedTrack, zoom)
    remember(startedTrack.getSettings().deviceId ?? null)
  }

  async function changeZoom(changedTrack: MediaStreamTrack, chosen: number) {
    setZoom(chosen)
    setScreenZoom(await setLensZoom(changedTrack, chosen))
  }

  function fail(kind: CameraTrouble) {
    setTrack(null)
    setTrouble(kind)
    send('stop')
    if (kind === 'overconstrained') remember(null)
    if (kind === 'permission-denied') remember(memory.cameraId, false)
  }

  if (state === 'not-started' && isHeld) return null
  if (state === 'not-started')
    return (
      <div className={styles.idle}>
        {trouble ? (
          <Notice tone="error" title={scannerMessages.troubleTitle}>
            {scannerMessages.trouble(trouble)}
          </Notice>
        ) : (
          <p>{scannerMessages.idle}</p>
        )}
        <div className={styles.buttons}>
          <Button
            look="primary"
            icon={<IconCamera size={18} aria-hidden />}
            onClick={() => {
              setTrouble(null)
              send('start')
            }}
          >
            {scannerMessages.start}
          </Button>
          <PictureField onCode={onCode} />
        </div>
      </div>
    )

  return (
    <div className={styles.camera}>
      <Suspense fallback={<Loading label={scannerMessages.starting} />}>
        <CameraView
          cameraId={memory.cameraId}
          isPaused={isHeld || state === 'paused'}
          screenZoom={screenZoom}
          onCode={onCode}
          onStart={started}
          onTrouble={fail}
        />
      </Suspense>
      {track && !isHeld && (
        <CameraControls
          key={track.id}
          track={track}
          zoom={zoom}
          onZoom={(chosen) => void changeZoom(track, chosen)}
          onCamera={(cameraId) => remember(cameraId)}
        >
          {canDo(state, 'pause') && (
            <Button icon={<IconPlayerPause size={18} aria-hidden />} onClick={() => send('pause')}>
              {scannerMessages.pause}
            </Button>
          )}
          {canDo(state, 'resume') && (
            <Button icon={<IconPlayerPlay size={18} aria-hidden />} onClick={() => send('resume')}>
              {scannerMessages.resume}
            </Button>
          )}
          <Button icon={<IconPlayerStop size={18} aria-hidden />} onClick={() => send('stop')}>
            {scannerMessages.stop}
          </Button>
        </CameraControls>
      )}
    </div>
  )
}
