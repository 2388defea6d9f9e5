import { type KeyboardEvent, useState } from 'react'
import { authMessages } from '../messages/auth.ts'
import styles from './caps-lock-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

/** A password field that says when Caps Lock would spoil what is typed. */
export function CapsLockPasswordField(props: PasswordFieldProps) {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const look = (event: KeyboardEvent<HTMLInputElement>) => setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <div>
      <PasswordField {...props} onKeyDown={look} onKeyUp={look} onBlur={() => setIsCapsLockOn(false)} />
      <p className={styles.warning} role="status">
        {isCapsLockOn && authMessages.capsLock}
      </p>
    </div>
  )
}
