import type { FormEvent, ReactNode } from 'react'
import classes from './entrance.module.css'

interface Props {
  of: { submit: (event: FormEvent<HTMLFormElement>) => void; alert: ReactNode; isSending: boolean }
  /** Null: nothing is to be sent. */
  button: ReactNode
  children: ReactNode
}

/** A form of the pages before signing in: what the server objected to, the fields, the one button. They carry nothing of Mantine, nor the foot of its forms. */
export function EntranceForm({ of: { submit, alert, isSending }, button, children }: Props) {
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      {alert === null ? null : <Note tone="bad">{alert}</Note>}
      {children}
      {button === null ? null : (
        <button type="submit" disabled={isSending} aria-busy={isSending} className={classes['button']}>
          {button}
        </button>
      )}
    </form>
  )
}

/** A sentence that stands out: a refusal (`bad`) or what has been done (`good`). */
export function Note({ tone, children }: { tone: 'good' | 'bad'; children: ReactNode }) {
  return (
    <p className={classes['note']} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
