import { staplesMessages as words } from '../../messages/staples.ts'
import { useDocument } from '../../store/use-document.ts'
import { notify } from '../../ui/notify.ts'

/** The household's staples; undefined until it was asked. Changes are saved offline too. */
export function useStaples() {
  const profile = useDocument('profile')

  function change(alwaysHave: readonly string[] | undefined): void {
    profile
      .update((stored) => {
        const { alwaysHave: _, ...others } = stored ?? {}
        return alwaysHave === undefined ? others : { ...others, alwaysHave: [...alwaysHave] }
      })
      .catch(() => notify.error(words.saveFailed))
  }

  return { isLoaded: profile.value !== undefined, alwaysHave: profile.value?.alwaysHave, change }
}
