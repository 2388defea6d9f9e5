import { counted } from './wording.ts'

const MINUTE_S = 60
const HOUR_S = 3600

function duration(seconds: number): string {
  if (seconds < MINUTE_S) return `${seconds} sec`
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S)]
  const rest = seconds % MINUTE_S
  return [
    ...(hours > 0 ? [`${hours} hr`] : []),
    ...(minutes > 0 ? [`${minutes} min`] : []),
    ...(rest > 0 ? [`${rest} sec`] : []),
  ].join(' ')
}

type Clock = Readonly<{ seconds: number; untilSeconds: number | null; isPerSide: boolean }>

/** Cooking from a recipe step by step, with kitchen timers. */
export const cookModeMessages = {
  getReady: 'Get everything ready',
  getReadyText: (servings: number) =>
    `For ${counted(servings, 'serving')}. Check off each item as you get it out.`,
  time: (facts: readonly string[]) => `Time: ${facts.join(', ')}.`,
  firstStep: 'First step',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  previous: 'Back',
  next: 'Next step',
  end: 'That was the last step',
  close: 'Close the recipe',
  allIngredients: 'All ingredients',
  ingredientsOf: (dish: string) => `Ingredients: ${dish}`,
  screen: {
    asking: '',
    'kept-on': 'Your screen stays on while you cook.',
    'not-kept': 'This browser cannot keep your screen on. Set a longer screen timeout if it goes dark.',
  },

  timers: 'Kitchen timers',
  startTimer: ({ seconds, untilSeconds, isPerSide }: Clock) =>
    `Start timer: ${duration(seconds)}${untilSeconds === null ? '' : `, up to ${duration(untilSeconds)}`}${isPerSide ? ', each side' : ''}`,
  timerLabel: (recipe: string, step: number, activity: string | null) =>
    activity === null
      ? `${recipe}, step ${step}`
      : `${activity.charAt(0).toUpperCase()}${activity.slice(1)}: ${recipe}, step ${step}`,
  timeIsUp: (label: string) => `Time is up. ${label}`,
  done: 'Done',
  plusMinute: '+1 min',
  oneMoreMinute: (label: string) => `+1 min: ${label}`,
  holdTimer: (label: string) => `Pause: ${label}`,
  resumeTimer: (label: string) => `Resume: ${label}`,
  stopTimer: (label: string) => `Stop: ${label}`,
  dismissTimer: (label: string) => `Dismiss: ${label}`,
  sound: 'Ring when a timer is done',
} as const
