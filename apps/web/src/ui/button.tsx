import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger'

type LookProps = {
  /** At most one primary button per screen, for its main action. */
  readonly look?: ButtonLook
  readonly icon?: ReactNode
  readonly fullWidth?: boolean
}

export type ButtonProps = LookProps & {
  /** Shows a spinner and ignores presses, but keeps the focus and the label. */
  readonly loading?: boolean
} & ComponentPropsWithRef<'button'>

export function Button({
  look = 'secondary',
  icon,
  fullWidth = false,
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={loading ? ignorePress : onClick}
      data-look={look}
      data-full={fullWidth || undefined}
      className={joinClasses(styles.button, className)}
    >
      {loading ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  )
}

/** Used instead of `disabled`, which would lose the focus. Also stops Enter in a form, which clicks the button. */
function ignorePress(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
}

export type ButtonLinkProps = LookProps & {
  readonly to: string
  readonly children: ReactNode
  /** For pages outside the app (landing and legal pages), which need a full page load. */
  readonly reloadDocument?: boolean
}

/** A link inside the app that looks like a button. */
export function ButtonLink({
  look = 'secondary',
  icon,
  fullWidth = false,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} data-look={look} data-full={fullWidth || undefined} className={styles.button}>
      {icon}
      {children}
    </Link>
  )
}
