import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureMessages } from '../messages/failures.ts'
import { ApiError } from './api-error.ts'

type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** Errors shown beside fields, or above the button if no field is to blame. */
export type FormFailure<Field extends string> = Readonly<{
  fields?: FieldErrors<Field>
  form?: string
}>

type FormRules<Field extends string> = Readonly<{
  /** In page order: the first field with an error gets the focus. */
  fields: readonly Field[]
  check: (values: Record<Field, string>) => FieldErrors<Field>
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>
  explain: (error: ApiError) => FormFailure<Field>
}>

/** Submits a form of uncontrolled fields, so that an error loses nothing typed. */
export function useFormSubmission<Field extends string>(rules: FormRules<Field>) {
  const [failure, setFailure] = useState<FormFailure<Field>>({})
  const [isSending, setIsSending] = useState(false)

  /** Renders before moving the focus, so that a screen reader reads the field with its error. */
  function fail(form: HTMLFormElement, next: FormFailure<Field>) {
    flushSync(() => {
      setFailure(next)
      setIsSending(false)
    })
    const first = rules.fields.find((name) => next.fields?.[name])
    if (first) focusField(form, first)
  }

  async function submit(form: HTMLFormElement) {
    const values = readFields(form, rules.fields)
    const wrong = rules.check(values)
    if (rules.fields.some((name) => wrong[name])) return fail(form, { fields: wrong })
    setFailure({})
    setIsSending(true)
    try {
      await rules.send(values, form)
      setIsSending(false)
    } catch (error) {
      if (error instanceof ApiError) return fail(form, rules.explain(error))
      fail(form, { form: failureMessages.unexpected })
      throw error
    }
  }

  const fieldErrors: FieldErrors<Field> = failure.fields ?? {}
  return {
    isSending,
    fieldErrors,
    formError: failure.form,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void submit(event.currentTarget)
    },
    /** A field's error is shown until the field is edited. */
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const edited = rules.fields.find((name) => target instanceof HTMLInputElement && target.name === name)
      if (!edited || !fieldErrors[edited]) return
      const { [edited]: _, ...rest } = fieldErrors
      setFailure({ ...failure, fields: rest as FieldErrors<Field> }) // safe: one optional field less
    },
  }
}

function readFields<Field extends string>(
  form: HTMLFormElement,
  names: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const)
  return Object.fromEntries(entries) as Record<Field, string> // safe: it has an entry for every name
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
