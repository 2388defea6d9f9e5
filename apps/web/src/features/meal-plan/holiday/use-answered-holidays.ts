import { holidayMessages as words } from '../../../messages/holidays.ts'
import { useDocument } from '../../../store/use-document.ts'
import { notify } from '../../../ui/notify.ts'

/** The holidays whose offer the household answered, on any of its devices. */
export function useAnsweredHolidays() {
  const profile = useDocument('profile')
  const answered = profile.value?.answeredHolidays ?? []

  function save(change: (before: readonly string[]) => readonly string[]): void {
    profile
      .update((stored) => ({ ...stored, answeredHolidays: [...change(stored?.answeredHolidays ?? [])] }))
      .catch(() => notify.error(words.saveFailed))
  }

  return {
    isLoaded: profile.value !== undefined,
    answered,
    answer: (id: string) => save((before) => [...before.filter((one) => one !== id), id]),
    takeBack: (id: string) => save((before) => before.filter((one) => one !== id)),
  }
}
