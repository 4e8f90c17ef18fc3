import { Trans } from '@lingui/react/macro'
import { stepsIn } from '../../rules/memo.ts'
import { kindTitles } from '../../rules/words.ts'
import type { Memo } from './offline/device.ts'
import { PointPicture } from './points/point-picture.tsx'
import classes from './sos.module.css'

const maxMaps = 2

/** The memo on paper: a page for each kind of danger. */
export function MemoSheets({ memo: { school, steps, points, contacts } }: { memo: Memo }) {
  return (
    <div data-print="only">
      {steps
        .filter(({ text }) => stepsIn(text).length > 0)
        .map(({ kind, text }) => (
          <section key={kind} className={classes['sheet']}>
            <div>{school}</div>
            <h2>{kindTitles[kind]}</h2>
            <ol>
              {stepsIn(text).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {points.length === 0 ? null : (
              <h3>
                <Trans>Места сбора</Trans>
              </h3>
            )}
            <ul>
              {points.map(({ id, title, where_text }) => (
                <li key={id}>
                  <strong>{title}</strong>
                  {where_text === '' ? null : ` — ${where_text}`}
                </li>
              ))}
            </ul>
            <div className={classes['maps']}>
              {points
                .filter(({ picture }) => picture !== null)
                .slice(0, maxMaps)
                .map(({ id, title, picture, x, y }) => (
                  <div key={id}>
                    <PointPicture address={picture ?? ''} name={title} x={x} y={y} />
                    {title}
                  </div>
                ))}
            </div>
            <h3>
              <Trans>Телефоны</Trans>
            </h3>
            <ul>
              {contacts.map(({ title, phone }) => (
                <li key={`${title} ${phone}`}>
                  <strong>{phone}</strong> {title}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}
