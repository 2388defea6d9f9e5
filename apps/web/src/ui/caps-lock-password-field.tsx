import { type KeyboardEvent, useState } from 'react'
import { authMessages } from '../messages/auth.ts'
import styles from './caps-lock-password-field.module.css'
import { PasswordField, type PasswordFieldProps } from './password-field.tsx'

/** A password field that warns about Caps Lock. */
export function CapsLockPasswordField(props: PasswordFieldProps) {
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)
  const checkCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <div>
      <PasswordField
        {...props}
        onKeyDown={checkCapsLock}
        onKeyUp={checkCapsLock}
        onBlur={() => setIsCapsLockOn(false)}
      />
      <p className={styles.warning} role="status">
        {isCapsLockOn && authMessages.capsLock}
      </p>
    </div>
  )
}
