import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { type OwnFormFaults, readRecipeForm, withoutEdited } from '@pennyplate/domain/own-recipe/recipe-form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Location } from 'react-router'
import { useLeaveGuard } from '../../../lib/use-leave-guard.ts'
import { ownRecipeMessages as words } from '../../../messages/own-recipes.ts'
import { useDocumentStore } from '../../../store/store-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/notify.ts'
import { RecipeInputs } from './recipe-inputs.tsx'
import type { StartedRecipe, WritingProps } from './started-recipe.ts'
import { useLineMemory } from './use-line-memory.ts'
import styles from './write.module.css'

type RecipeFieldsProps = WritingProps & { readonly started: StartedRecipe }

/** A recipe that is being written: its fields, Save and Delete, and what goes wrong with them. */
export function RecipeFields({ started, onClose, onSaved, onDeleted }: RecipeFieldsProps) {
  const { id, title, base } = started
  const [form, setForm] = useState(started.form)
  const [faults, setFaults] = useState<OwnFormFaults>({})
  const fields = useRef<HTMLFormElement>(null)
  const isDirty = JSON.stringify(form) !== JSON.stringify(started.form)
  const memory = useLineMemory()
  const guard = useLeaveGuard(isDirty, isOtherRecipe)
  const { writeRecipe } = useDocumentStore()
  // What is shown next is shorter, and begins with what was done.
  useEffect(() => () => window.scrollTo({ top: 0 }), [])

  function save(value: OwnRecipeValue): void {
    guard.release()
    void writeRecipe({ id, base, value })
    memory.remember(value, started.form.ties)
    notify.success(words.saved(value.name))
    onSaved()
  }

  function remove(value: OwnRecipeValue): void {
    guard.release()
    void writeRecipe({ id, base, value: null })
    onDeleted({ id, revision: base.revision, value })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const read = readRecipeForm(form, base.value ?? started.kept)
    if ('value' in read) {
      save(read.value)
      return
    }
    flushSync(() => setFaults(read.faults))
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <form ref={fields} className={styles.editor} noValidate aria-label={title} onSubmit={submit}>
      <h2 ref={focusOnce} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <RecipeInputs
        form={form}
        memory={memory}
        faults={faults}
        onChange={(next) => {
          const after = next(form)
          setForm(next)
          // An error stays until its field is edited.
          setFaults((now) => withoutEdited(now, form, after))
        }}
      />
      {Object.keys(faults).length > 0 && <Notice tone="error">{words.faultsLeft}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {words.save}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
        {base.value && (
          <Button look="danger" className={styles.remove} onClick={() => base.value && remove(base.value)}>
            {words.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={guard.isAsking}
        title={words.leaveTitle}
        confirmLabel={words.leaveGo}
        cancelLabel={words.leaveStay}
        onCancel={guard.stay}
        onConfirm={guard.go}
      >
        {words.leaveText}
      </ConfirmDialog>
    </form>
  )
}

/** For a `ref`: the button that opened this is gone, and a screen reader starts here. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus()
}

/** All recipes and what is written of one are one page: the address tells them apart. */
function isOtherRecipe(from: Location, to: Location): boolean {
  const written = ({ search }: Location) => new URLSearchParams(search).get('write')
  return from.pathname !== to.pathname || written(from) !== written(to)
}
