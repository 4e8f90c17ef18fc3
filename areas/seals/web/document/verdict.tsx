import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { VerifiedDocument } from '../../contract/verification.ts'
import { sealLanguages, signingMethodTitles, type SealLanguage } from '../../rules/seal-state.ts'
import { ContentTable } from './content-table.tsx'
import classes from './document.module.css'
import { FileCheck } from './file-check.tsx'
import { languageTitles } from './language-titles.ts'

interface Props {
  document: VerifiedDocument
}

/** What is known of a paper: whether it holds, what it is, who signed, and what stands on it to compare. */
export function Verdict({ document }: Props) {
  return (
    <>
      <StateNote document={document} />
      <section className={classes['card']}>
        <Paper document={document} />
      </section>
      <section className={classes['card']}>
        <FileCheck files={document.files} />
      </section>
    </>
  )
}

const tones = { valid: 'good', replaced: 'doubt', revoked: 'bad' } as const

function StateNote({ document: { state, ended_on, reason, replaced_by } }: Props) {
  const { t } = useLingui()
  const day = ended_on === null ? '' : displayDate(ended_on)
  const titles = { valid: t`Документ действителен`, replaced: t`Документ заменён`, revoked: t`Документ аннулирован` }
  const next = replaced_by?.number ?? null
  return (
    <div className={classes['note']} data-tone={tones[state]}>
      <h2>{titles[state]}</h2>
      {state === 'valid' ? (
        <p>
          <Trans>Он выдан школой и не изменён с тех пор.</Trans>
        </p>
      ) : state === 'replaced' ? (
        <p>
          <Trans>Школа подписала новую редакцию {day}. Эта больше не действует.</Trans>
          {next === null ? null : (
            <>
              {' '}
              <Trans>Вместо неё действует № {next}.</Trans>
            </>
          )}
        </p>
      ) : (
        <p>
          <Trans>Школа аннулировала его {day}. Он не действует.</Trans>{' '}
          {reason === null ? null : <Trans>Причина: {reason}</Trans>}
        </p>
      )}
    </div>
  )
}

function Paper({ document }: Props) {
  const { t } = useLingui()
  const { contents, number, signed_on, signers } = document
  const known = sealLanguages.filter((one) => contents[one] !== undefined)
  const [language, setLanguage] = useState<SealLanguage>('ru')
  const content = contents[language] ?? contents.ru
  return (
    <>
      {known.length > 1 ? <Languages known={known} chosen={language} onChoose={setLanguage} /> : null}
      <h2 lang={language}>{content.title}</h2>
      <dl className={classes['facts']}>
        {number === null ? null : <Fact label={t`Номер`} value={number} />}
        <Fact label={t`Подписан`} value={displayDate(signed_on)} />
        {signers.map((signer) => (
          <Signer key={signer.name} signer={signer} />
        ))}
      </dl>
      <dl className={classes['facts']} lang={language}>
        {content.facts.map(({ label, value }) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
      <p className={classes['hint']}>
        <Trans>Сверьте сведения с бумагой: они должны совпадать.</Trans>
      </p>
      {content.tables.map((table, index) => (
        <ContentTable key={index} table={table} language={language} />
      ))}
    </>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

function Signer({ signer: { name, post, on_behalf_of, method } }: { signer: VerifiedDocument['signers'][number] }) {
  const { t } = useLingui()
  const how = method === null ? null : signingMethodTitles[method]
  const words = [post === null ? name : `${name}, ${post}`, on_behalf_of === null ? null : t`за: ${on_behalf_of}`, how]
  return <Fact label={t`Кто подписал`} value={words.filter(Boolean).join('; ')} />
}

interface LanguagesProps {
  known: readonly SealLanguage[]
  chosen: SealLanguage
  onChoose: (language: SealLanguage) => void
}
function Languages({ known, chosen, onChoose }: LanguagesProps) {
  const { t } = useLingui()
  return (
    <fieldset className={classes['languages']} aria-label={t`Язык документа`}>
      {known.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {languageTitles[one]}
        </button>
      ))}
    </fieldset>
  )
}
