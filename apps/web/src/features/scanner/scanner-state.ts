/** The states of the scanner's camera, as the specification names them. */
export type ScannerState = 'not-started' | 'scanning' | 'paused'
export type ScannerEvent = 'start' | 'pause' | 'resume' | 'stop'

const TRANSITIONS: Readonly<Record<ScannerState, Readonly<Partial<Record<ScannerEvent, ScannerState>>>>> = {
  'not-started': { start: 'scanning' },
  scanning: { pause: 'paused', stop: 'not-started' },
  paused: { resume: 'scanning', stop: 'not-started' },
}

/** The next state. An event that is not possible in a state changes nothing. */
export function nextScannerState(state: ScannerState, event: ScannerEvent): ScannerState {
  return TRANSITIONS[state][event] ?? state
}

export function canDo(state: ScannerState, event: ScannerEvent | 'scan-picture'): boolean {
  if (event === 'scan-picture') return state === 'not-started'
  return TRANSITIONS[state][event] !== undefined
}
