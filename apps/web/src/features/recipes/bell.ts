import { readStoredText, storeText } from '../../lib/browser-storage.ts'

/** The sound of a timer. Browsers allow sound only after a click, so starting a timer prepares it. */

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
    // Without audio, the timer still shows on screen that it is done.
  }
}

/** Rings until the returned function is called, for at most two minutes. */
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

export function isSoundOn(): boolean {
  return readStoredText(SOUND_KEY) !== 'off'
}

export function setSoundOn(isOn: boolean): void {
  storeText(SOUND_KEY, isOn ? 'on' : 'off')
}
