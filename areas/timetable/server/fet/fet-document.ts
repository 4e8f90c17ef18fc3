import * as z from 'zod/mini'

const withoutChildren = (value: unknown) => (value === undefined || value === '' ? {} : value)
/** An element that is absent or empty reads as one without children. */
const element = <O, I>(children: z.ZodMiniType<O, I>) =>
  z.pipe(z.transform(withoutChildren) as z.ZodMiniTransform<I>, children)
const list = <T extends z.ZodMiniType>(item: T) => z.prefault(z.array(item), [])
const text = z.prefault(z.string(), '')
const name = z.string().check(z.minLength(1), z.maxLength(200))
const whole = (otherwise: number, max = 2_000_000_000) =>
  z.pipe(
    z.pipe(
      text,
      z.transform((value: string) => Number(value || otherwise)),
    ),
    z.int().check(z.minimum(0), z.maximum(max)),
  )
const flag = (otherwise: boolean) =>
  z.pipe(
    text,
    z.transform((value: string) => (value === '' ? otherwise : value === 'true')),
  )

const Named = z.object({ Name: name })
const Hour = z.object({ Name: name, Long_Name: text })
const students = { Name: name, Number_of_Students: whole(0) }
const Subgroup = z.object(students)
const Group = z.object({ ...students, Subgroup: list(Subgroup) })
const Year = z.object({ ...students, Group: list(Group) })
const Activity = z.object({
  Id: whole(0),
  Subject: text,
  Teacher: list(z.string()),
  Students: list(z.string()),
  Duration: whole(1, 24),
  Active: flag(true),
})
const Room = z.object({ Name: name, Building: text, Capacity: whole(0), Virtual: flag(false) })
const Start = z.object({ Activity_Id: whole(0), Preferred_Day: text, Preferred_Hour: text, Active: flag(true) })
const Place = z.object({ Activity_Id: whole(0), Room: text, Real_Room: list(z.string()), Active: flag(true) })

/** The parts of a FET file that the import reads, by FET's own element names; of other constraints only their kinds. */
export const FetDocument = z.object({
  fet: z.object({
    Mode: text,
    Institution_Name: text,
    Days_List: z.object({ Day: z.array(Hour).check(z.minLength(1)) }),
    Hours_List: z.object({ Hour: z.array(Hour).check(z.minLength(1)) }),
    Subjects_List: element(z.object({ Subject: list(Named) })),
    Teachers_List: element(z.object({ Teacher: list(Named) })),
    Students_List: element(z.object({ Year: list(Year) })),
    Activities_List: element(z.object({ Activity: list(Activity) })),
    Buildings_List: element(z.object({ Building: list(Named) })),
    Rooms_List: element(z.object({ Room: list(Room) })),
    Time_Constraints_List: element(z.looseObject({ ConstraintActivityPreferredStartingTime: list(Start) })),
    Space_Constraints_List: element(z.looseObject({ ConstraintActivityPreferredRoom: list(Place) })),
  }),
})
export type FetDocument = z.output<typeof FetDocument>

/** Where FET repeats an element; a list of one is a list too. */
export const fetLists: ReadonlySet<string> = new Set([
  'fet.Days_List.Day',
  'fet.Hours_List.Hour',
  'fet.Subjects_List.Subject',
  'fet.Teachers_List.Teacher',
  'fet.Students_List.Year',
  'fet.Students_List.Year.Group',
  'fet.Students_List.Year.Group.Subgroup',
  'fet.Activities_List.Activity',
  'fet.Activities_List.Activity.Teacher',
  'fet.Activities_List.Activity.Students',
  'fet.Buildings_List.Building',
  'fet.Rooms_List.Room',
  'fet.Time_Constraints_List.ConstraintActivityPreferredStartingTime',
  'fet.Space_Constraints_List.ConstraintActivityPreferredRoom',
  'fet.Space_Constraints_List.ConstraintActivityPreferredRoom.Real_Room',
])
