import { IconBulb, IconBulbOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { scannerMessages } from '../../messages/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { abilitiesOf, setTorch, ZOOM } from './camera-track.ts'
import styles from './scanner.module.css'

type CameraControlsProps = {
  readonly track: MediaStreamTrack
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onCamera: (cameraId: string) => void
  readonly children: ReactNode
}

/** Light, zoom and camera choice, if the device has them. */
export function CameraControls({ track, zoom, onZoom, onCamera, children }: CameraControlsProps) {
  const [isLit, setIsLit] = useState(false)
  const cameras = useCameras()
  const cameraId = track.getSettings().deviceId ?? ''

  async function switchTorch() {
    await setTorch(track, !isLit)
    setIsLit(!isLit)
  }

  return (
    <div className={styles.controls}>
      <label className={styles.zoom}>
        <span>{scannerMessages.zoom}</span>
        <input
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={zoom}
          aria-valuetext={scannerMessages.zoomValue(zoom)}
          onChange={(event) => onZoom(Number(event.currentTarget.value))}
        />
        <output>{scannerMessages.zoomValue(zoom)}</output>
      </label>
      {cameras.length > 1 && (
        <Select
          label={scannerMessages.camera}
          value={cameraId}
          options={cameras.map(({ deviceId, label }, index) => ({
            value: deviceId,
            label: label || scannerMessages.cameraNumber(index + 1),
          }))}
          onChange={(event) => onCamera(event.currentTarget.value)}
        />
      )}
      <div className={styles.buttons}>
        {abilitiesOf(track).torch && (
          <Button
            icon={isLit ? <IconBulbOff size={18} aria-hidden /> : <IconBulb size={18} aria-hidden />}
            aria-pressed={isLit}
            onClick={() => void switchTorch()}
          >
            {isLit ? scannerMessages.torchOff : scannerMessages.torchOn}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

/** Browsers give camera names once a camera is allowed, which is before this is shown. */
function useCameras(): readonly MediaDeviceInfo[] {
  const [cameras, setCameras] = useState<readonly MediaDeviceInfo[]>([])
  useEffect(() => {
    let isGone = false
    async function list() {
      const devices = await navigator.mediaDevices.enumerateDevices()
      if (!isGone) setCameras(devices.filter(({ kind }) => kind === 'videoinput'))
    }
    void list()
    navigator.mediaDevices.addEventListener('devicechange', list)
    return () => {
      isGone = true
      navigator.mediaDevices.removeEventListener('devicechange', list)
    }
  }, [])
  return cameras
}
