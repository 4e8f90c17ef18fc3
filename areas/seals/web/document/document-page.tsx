import { Trans, useLingui } from '@lingui/react/macro'
import { useId, type FormEvent } from 'react'
import { SchoolMark } from '#platform/web/ui/school-mark.tsx'
import { useBrand } from '#platform/web/use-brand.ts'
import classes from './document.module.css'
import { useVerification, type Verification } from './use-verification.ts'
import { Verdict } from './verdict.tsx'

/** `/document`: whether a paper is genuine, by the code that stands on it. For everybody who holds one. */
export function DocumentPage() {
  const { code, verification, check } = useVerification()
  const brand = useBrand()
  return (
    <main className={classes['page']}>
      <div className={classes['brand']}>
        <SchoolMark brand={brand} size={32} />
      </div>
      <h1>
        <Trans>Проверка документа</Trans>
      </h1>
      <CodeForm key={code} code={code} isChecking={verification.state === 'checking'} onCheck={check} />
      <div aria-live="polite" className={classes['answer']}>
        <Outcome verification={verification} />
      </div>
    </main>
  )
}

interface FormProps {
  code: string
  isChecking: boolean
  onCheck: (typed: string) => void
}
function CodeForm({ code, isChecking, onCheck }: FormProps) {
  const { t } = useLingui()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const typed = field.value.trim()
    if (typed === '') field.focus()
    else onCheck(typed)
  }
  return (
    <form onSubmit={submit} noValidate className={classes['form']}>
      <label htmlFor={id}>{t`Код документа`}</label>
      <small id={`${id}-hint`}>
        <Trans>Он напечатан на документе под QR-кодом.</Trans>
      </small>
      <div className={classes['line']}>
        <input
          id={id}
          name="code"
          defaultValue={code}
          aria-describedby={`${id}-hint`}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
        />
        <button type="submit" disabled={isChecking} aria-busy={isChecking}>
          <Trans>Проверить</Trans>
        </button>
      </div>
    </form>
  )
}

function Outcome({ verification }: { verification: Verification }) {
  const { t } = useLingui()
  switch (verification.state) {
    case 'none':
      return null
    case 'checking':
      return (
        <p className={classes['waiting']}>
          <Trans>Ищем документ…</Trans>
        </p>
      )
    case 'found':
      return <Verdict document={verification.document} />
    case 'failed':
      return (
        <div className={classes['note']} data-tone="bad" role="alert">
          <h2>
            <Trans>Подлинность не подтверждена</Trans>
          </h2>
          <p>{verification.reason ?? t`Произошла ошибка, повторите позже`}</p>
        </div>
      )
  }
}
