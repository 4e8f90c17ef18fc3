import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import classes from './entrance.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
  /** At the end of the input: the eye of a password. */
  button?: ReactNode
}

/** A field of the pages before signing in: label, hint, input, error. */
export function EntranceField({ label, description, error, button, ...input }: Props) {
  const id = useId()
  const described = [description ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={classes['field']}>
      <label htmlFor={id}>{label}</label>
      {description ? <small id={`${id}-hint`}>{description}</small> : null}
      <div className={classes['input']}>
        <input id={id} aria-invalid={error ? true : undefined} aria-describedby={described || undefined} {...input} />
        {button}
      </div>
      {error ? (
        <small id={`${id}-error`} className={classes['error']}>
          {error}
        </small>
      ) : null}
    </div>
  )
}
