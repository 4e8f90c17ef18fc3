import type { Brand } from '#platform/contract/brand.ts'
import { productName } from '../document-title.ts'
import { BrandMark } from './brand-mark.tsx'
import classes from './school-mark.module.css'

/** The school by its picture and name; the product's own as long as it has given none. */
export function SchoolMark({ brand, size }: { brand: Brand | null; size: number }) {
  return brand === null || brand.logo === null ? (
    <>
      <BrandMark size={size} />
      {productName}
    </>
  ) : (
    <>
      <img src={brand.logo} alt="" width={size} height={size} className={classes['logo']} />
      <span className={classes['name']} title={brand.name}>
        {brand.name}
      </span>
    </>
  )
}
