import { useLingui } from '@lingui/react/macro'
import { PersonAvatar } from '#platform/web/ui/index.ts'
import type { Mark } from '../../contract/marks.ts'
import { noteInWords } from '../../rules/stay.ts'
import { markStatusTitles } from '../../rules/words.ts'
import { statusIcons } from '../words.tsx'
import { useTurning } from './use-turning.ts'
import classes from './wall.module.css'

const onPage = 5

/** Those who are missing or need help, five at a time, in turn. */
export function WallPeople({ people }: { people: readonly Mark[] }) {
  const { t } = useLingui()
  const pages = Math.ceil(people.length / onPage)
  const page = useTurning(pages)
  if (people.length === 0) return null
  return (
    <div className={classes['people']}>
      <ul key={page} aria-label={t`Не найдены и нужна помощь`}>
        {people.slice(page * onPage, (page + 1) * onPage).map((mark) => (
          <WallPerson key={mark.id} mark={mark} />
        ))}
      </ul>
      {pages > 1 ? (
        <p className={classes['page']}>
          {page + 1} / {pages}
        </p>
      ) : null}
    </div>
  )
}

function WallPerson({ mark }: { mark: Mark }) {
  const Sign = statusIcons[mark.status]
  return (
    <li data-status={mark.status}>
      <PersonAvatar name={mark.name} photo={mark.photo_large ?? mark.photo} size="8vh" radius="md" />
      <div>
        <p className={classes['name']}>
          {mark.class_title ? <b>{mark.class_title}</b> : null} {mark.name}
        </p>
        <p className={classes['amount']}>
          <Sign size="1em" stroke={2.4} aria-hidden /> {markStatusTitles[mark.status]}
          {mark.note ? `: ${noteInWords(mark.note)}` : ''}
        </p>
        {mark.last_place ? <p>{mark.last_place}</p> : null}
      </div>
    </li>
  )
}
