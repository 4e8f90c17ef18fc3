import { useLingui } from '@lingui/react/macro'
import { IconPhone } from '#platform/web/icons/index.ts'
import { dialled } from '../../rules/memo.ts'
import type { Memo } from './offline/device.ts'
import classes from './sos.module.css'

/** Whom to call, one touch each. */
export function Contacts({ contacts }: Pick<Memo, 'contacts'>) {
  const { t } = useLingui()
  return (
    <ul className={classes['list']} aria-label={t`Телефоны`}>
      {contacts.map(({ title, phone }) => (
        <li key={`${title} ${phone}`}>
          <a className={classes['call']} href={`tel:${dialled(phone)}`}>
            <IconPhone size={24} stroke={1.8} aria-hidden />
            <span>
              <strong>{phone}</strong>
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
