import type { FastifyBaseLogger } from 'fastify'
import { createJobs, type Job } from './jobs'

const log = { error: jest.fn() } as unknown as FastifyBaseLogger
const never = () => new Promise<void>(() => undefined)
const turns = () => new Promise((resolve) => setTimeout(resolve, 60))
/** However long it takes: on a busy machine the jobs have few turns in the time. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await turns()
}
const ended = jest.fn()
const jobsOf = (...jobs: Partial<Job>[]) =>
  createJobs(
    jobs.map((job, index) => ({ name: `job ${index}`, every: 5, run: async () => undefined, ...job })),
    log,
    ended,
  )

beforeEach(() => jest.clearAllMocks())

it('lets no job wait for another that hangs [R06]', async () => {
  let rounds = 0
  const jobs = jobsOf({ run: never }, { run: async () => void (rounds += 1) })
  jobs.start()
  await until(() => rounds > 2)
  void jobs.stop()
})

it('runs a job again after it has failed, and logs which one it was [R06]', async () => {
  let rounds = 0
  const jobs = jobsOf({
    run: async () => {
      rounds += 1
      if (rounds === 1) throw new Error('once')
    },
  })
  jobs.start()
  await until(() => rounds > 1)
  await jobs.stop()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ job: 'job 0' }), 'a job failed')
  expect(ended.mock.calls.slice(0, 2)).toEqual([
    ['job 0', 'failed', expect.any(Number)],
    ['job 0', 'done', expect.any(Number)],
  ])
})

it('ends at the next item once it is stopped, and starts nothing more [R06]', async () => {
  const done: number[] = []
  const jobs = jobsOf({
    run: async (signal) => {
      for (let item = 0; item < 100 && !signal.aborted; item += 1) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        done.push(item)
      }
    },
  })
  jobs.start()
  await until(() => done.length > 0)
  const before = done.length
  await jobs.stop()
  expect(done.length).toBe(before + 1)
  await turns()
  expect(done.length).toBe(before + 1)
})

it('gives every job its turn before it throws a failure [R06]', async () => {
  const after = jest.fn(async () => undefined)
  const jobs = jobsOf({ run: () => Promise.reject(new Error('first')) }, { run: after })
  await expect(jobs.runAll()).rejects.toMatchObject({ errors: [new Error('first')] })
  expect(after).toHaveBeenCalledTimes(1)
})

it('never runs two rounds of one job at once [R06]', async () => {
  let finish = () => {}
  const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const jobs = jobsOf({ run })
  const rounds = [jobs.runAll(), jobs.runAll()]
  finish()
  await Promise.all(rounds)
  expect(run).toHaveBeenCalledTimes(1)
})
