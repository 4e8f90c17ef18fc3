import { lazyPart } from '../lazy-part.tsx'
import classes from './list.module.css'

/** Chooses a row; a list whose reader can do nothing with rows comes without it. */
export const RowBox = lazyPart(
  async () => (await import('./row-box.tsx')).RowBox,
  <span className={classes['boxToCome']} aria-hidden />,
)
