import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type DragEvent } from 'react'
import type { VerifiedDocument } from '../../contract/verification.ts'
import { compareFile, type Comparison } from './compare-file.ts'
import classes from './document.module.css'
import { languageTitles } from './language-titles.ts'

interface Props {
  files: VerifiedDocument['files']
}
interface Compared {
  name: string
  comparison: Comparison
}

/** Compares a PDF that the holder of a paper was sent with what the school has issued. */
export function FileCheck({ files }: Props) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const compare = async (file: File | null | undefined) => {
    if (file) setCompared({ name: file.name, comparison: await compareFile(file, files) })
  }
  return (
    <>
      <h2>
        <Trans>Сверить файл</Trans>
      </h2>
      {files.length === 0 ? (
        <p>
          <Trans>Файлом этот документ школа ещё не выдавала: сверьте бумагу.</Trans>
        </p>
      ) : (
        <FileField onGiven={(file) => void compare(file)} />
      )}
      <div aria-live="polite">{compared === null ? null : <Comparing compared={compared} />}</div>
    </>
  )
}

function FileField({ onGiven }: { onGiven: (file: File | null | undefined) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault()
    setOver(isNow)
  }
  const drop = (event: DragEvent) => {
    over(event, false)
    onGiven(event.dataTransfer.files[0])
  }
  return (
    <div
      className={classes['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{t`PDF документа: выберите или перетащите сюда`}</label>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onGiven(event.currentTarget.files?.[0])
          // the same file may be given again
          event.currentTarget.value = ''
        }}
      />
      <small id={`${id}-hint`}>
        <Trans>Файл не покидает ваше устройство: он сравнивается здесь, в браузере.</Trans>
      </small>
    </div>
  )
}

function Comparing({ compared: { name, comparison } }: { compared: Compared }) {
  return (
    <div className={classes['note']} data-tone={comparison.is === 'same' ? 'good' : 'bad'}>
      <h3>
        {comparison.is === 'same' ? (
          <Trans>Файл тот же</Trans>
        ) : comparison.is === 'other' ? (
          <Trans>Файл изменён</Trans>
        ) : (
          <Trans>Файл не сверен</Trans>
        )}
      </h3>
      <p>
        {name}: <Explained comparison={comparison} />
      </p>
    </div>
  )
}

function Explained({ comparison }: { comparison: Comparison }) {
  switch (comparison.is) {
    case 'same':
      return <Trans>это файл, который выдала школа ({languageTitles[comparison.language]}).</Trans>
    case 'other':
      return (
        <Trans>
          он не совпадает ни с одним файлом этого документа, который выдала школа. Отличаются и скан с бумаги, и файл,
          сохранённый заново: тогда сверьте сведения выше.
        </Trans>
      )
    case 'unreadable':
      return <Trans>его не удалось прочитать. Выберите его ещё раз.</Trans>
    case 'unable':
      return <Trans>браузер сверяет файлы только на защищённом адресе (https). Сверьте сведения выше.</Trans>
  }
}
