import { readStoredText, storeText } from '../../lib/browser-storage.ts'

/** The sound of a clock that rings. Browsers allow it only after a press, so starting a timer prepares it. */

const SOUND_KEY = 'pennyplate.timer-sound'
const EVERY_MS = 1600
const AT_MOST_MS = 120_000
const STRIKES_S = [0, 0.25, 0.5] as const
const STRIKE_S = 0.18
const PITCH_HZ = 880
const VOLUME = 0.25

let audio: AudioContext | undefined

export function prepareBell(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
  } catch {
    // No audio on this device: the clock still says on screen that it rang.
  }
}

/** Rings until the answer is called, for two minutes at most. */
export function ringBell(): () => void {
  const strike = () => {
    navigator.vibrate?.([300, 150, 300])
    if (audio) for (const after of STRIKES_S) beep(audio, audio.currentTime + after)
  }
  strike()
  const repeating = setInterval(strike, EVERY_MS)
  const ending = setTimeout(() => clearInterval(repeating), AT_MOST_MS)
  return () => {
    clearInterval(repeating)
    clearTimeout(ending)
    navigator.vibrate?.(0)
  }
}

function beep(context: AudioContext, at: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = PITCH_HZ
  volume.gain.setValueAtTime(VOLUME, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + STRIKE_S)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + STRIKE_S)
}

export function isSoundWanted(): boolean {
  return readStoredText(SOUND_KEY) !== 'off'
}

export function wantSound(wanted: boolean): void {
  storeText(SOUND_KEY, wanted ? 'on' : 'off')
}
