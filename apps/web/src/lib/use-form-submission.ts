import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { failureMessages } from '../messages/failures.ts'
import { ApiError } from './api-error.ts'

type FieldErrors<Field extends string> = Partial<Record<Field, string>>

/** What the form then says: beside the fields at fault, or above the button when no field is. */
export type FormFailure<Field extends string> = Readonly<{
  fields?: FieldErrors<Field>
  form?: string
}>

type FormRules<Field extends string> = Readonly<{
  /** In the order they stand on the page: the first one at fault gets the focus. */
  fields: readonly Field[]
  check: (values: Record<Field, string>) => FieldErrors<Field>
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>
  explain: (error: ApiError) => FormFailure<Field>
}>

/** The fields keep their own text, so whatever goes wrong, nothing typed is lost. */
export function useFormSubmission<Field extends string>(rules: FormRules<Field>) {
  const [failure, setFailure] = useState<FormFailure<Field>>({})
  const [isSending, setIsSending] = useState(false)

  /** Rendered before the focus moves, so that a screen reader reads the field together with what is wrong with it. */
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
    /** What is wrong with a field is said until somebody mends it. */
    onInput: ({ target }: FormEvent<HTMLFormElement>) => {
      const mended = rules.fields.find((name) => target instanceof HTMLInputElement && target.name === name)
      if (!mended || !fieldErrors[mended]) return
      const { [mended]: _, ...rest } = fieldErrors
      setFailure({ ...failure, fields: rest as FieldErrors<Field> }) // one optional name less
    },
  }
}

function readFields<Field extends string>(
  form: HTMLFormElement,
  names: readonly Field[],
): Record<Field, string> {
  const data = new FormData(form)
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const)
  return Object.fromEntries(entries) as Record<Field, string> // one entry for every name, just above
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
