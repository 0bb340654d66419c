import { eq } from 'drizzle-orm'
import type { CourseDecision } from '#contract/course/course'
import type { Db } from '../db/client'
import { classes, courseRemarks, courseReviews, courses } from '../db/schema'
import pictures from './courses.json'
import { sampleId } from './people'

const [judge, reviewer] = [sampleId(1, 4), sampleId(1, 5)]
const day = 86_400_000

interface SampleRemark {
  x: number
  y: number
  text: string
  answer?: string
}

interface SampleVersion {
  decision?: CourseDecision
  remarks?: SampleRemark[]
}

/**
 * One that a reviewer has to look at again, one whose remarks its judge has to answer, and one of a class that has run. They
 * were uploaded so many days before the class, the next version a day later.
 */
const sampleCourses: { cls: number; days: number; versions: SampleVersion[] }[] = [
  {
    cls: 501,
    days: 12,
    versions: [
      {
        decision: 'returned',
        remarks: [
          {
            x: 737,
            y: 317,
            text: 'The dog leaves 13 at an angle to the dog walk. Please make the approach straight.',
            answer: 'Moved 13 by 3.6 m towards the edge.',
          },
        ],
      },
      {},
    ],
  },
  {
    cls: 502,
    days: 11,
    versions: [{ decision: 'returned', remarks: [{ x: 296, y: 458, text: 'Is there room for a spotter left of 8?' }] }],
  },
  { cls: 601, days: 15, versions: [{}, { decision: 'signed' }] },
]

/** Courses with what reviewers have said of them. */
export const seedCourses = async (tx: Db): Promise<void> => {
  let [course, said] = [0, 0]
  for (const { cls, days, versions } of sampleCourses) {
    const [found] = await tx
      .select({ date: classes.date })
      .from(classes)
      .where(eq(classes.id, sampleId(5, cls)))
    if (!found) throw new Error(`The sample has no class ${cls}`)
    for (const [index, { decision, remarks = [] }] of versions.entries()) {
      const id = sampleId(12, ++course)
      const uploadedAt = new Date(new Date(`${found.date}T10:00:00Z`).getTime() + (index - days) * day)
      const soon = new Date(uploadedAt.getTime() + 3_600_000)
      const { file, ...size } = pictures[index] ?? { file: '', width: 0, height: 0 }
      await tx.insert(courses).values({
        id,
        classId: sampleId(5, cls),
        number: index + 1,
        kind: 'svg',
        digest: '',
        uploadedBy: judge,
        uploadedAt,
        picture: `sample-course-${course}`,
        file: Buffer.from(file, 'base64'),
        ...size,
      })
      for (const { answer, ...remark } of remarks)
        await tx.insert(courseRemarks).values({
          id: sampleId(13, ++said),
          courseId: id,
          authorId: reviewer,
          createdAt: soon,
          ...remark,
          ...(answer !== undefined && { answer, answeredBy: judge, answeredAt: soon }),
        })
      if (decision)
        await tx
          .insert(courseReviews)
          .values({ id: sampleId(14, course), courseId: id, reviewerId: reviewer, decision, decidedAt: soon })
    }
  }
}
