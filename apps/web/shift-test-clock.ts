import { shiftDate } from '../../test-clock/shift-date.mjs'

/** Gives the page of a component test the clock of the run. */
shiftDate(Number(import.meta.env.TEST_CLOCK_SHIFT_MS))
