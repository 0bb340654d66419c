/**
 * Invariants of results, as queries that return the rows breaking them. They score and place again in SQL, from what judges
 * entered and the rules that each sheet keeps: standard classes without teams.
 */
const judged = `
  with judged as (
    select r.*, s.course_time, s.placed_by, e.not_for_competition, rules->'scoring' scoring,
      coalesce(s.maximum_time, floor(case rules->'scoring'->'maximumTime'->>'by'
        when 'speed' then s.course_length * 10000.0 / (rules->'scoring'->'maximumTime'->>c.type)::int
        when 'course_time' then s.course_time * (rules->'scoring'->'maximumTime'->>'percent')::int / 100.0 end)) maximum
    from results r
    join class_results s on s.class_id = r.class_id and s.published_at is not null
    join rule_sets on key = s.rule_set and rule_sets.version = s.rule_version
    join classes c on c.id = r.class_id and c.kind = 'standard' and c.team_size is null
    join entries e on e.id = r.entry_id
  ), scored as (
    select *, faults * (scoring->>'fault')::int + refusals * (scoring->>'refusal')::int course_faults,
      greatest(0, time - course_time) * (scoring->>'hundredthOver')::int time_faults,
      outcome = 'run' and refusals < (scoring->>'refusalsToEliminate')::int and time <= coalesce(maximum, time) is_scored
    from judged
  ), placed as (
    select *, case when is_scored and not not_for_competition then rank() over (
        partition by class_id, case placed_by when 'height' then height when 'level' then level::text end,
          is_scored and not not_for_competition
        order by course_faults + time_faults,
          case scoring->>'tieBreak' when 'course_faults' then course_faults end, time) end right_place
    from scored
  )`

/** The clear rounds of a dog at the level that it has, from its last move on. */
const clearRounds = `
  select d.id, d.nexus_rank rank, d.lower_level or d.retired is_still,
    (select count(*) from clear where clear.dog_id = d.id and clear.rank = d.nexus_rank and date >= coalesce(since, date)) clear,
    (select count(*) from clear where clear.dog_id = d.id and clear.rank = d.nexus_rank and date >= coalesce(since, date)
      and type = 'agility') agility
  from dogs d left join lateral (select max(effective_from) since from dog_levels l
    where l.dog_id = d.id and l.replaced_at is null) moved on true`

const counted = `
  with clear as (
    select e.dog_id, r.rank, c.type, c.date from results r
    join class_results s on s.class_id = r.class_id and s.published_at is not null
    join entries e on e.id = r.entry_id and not e.not_for_competition
    join classes c on c.id = r.class_id and c.scale = 'nexus' and c.kind = 'standard' and c.team_size is null
    where r.total = 0 and r.place is not null
  ), rounds as (${clearRounds}),
  needed as (select (rules->'progression'->>'clearRounds')::int clear, (rules->'progression'->>'inAgility')::int agility
    from rule_sets where key = 'house' order by version desc limit 1),
  earned as (select rounds.* from rounds, needed
    where rounds.clear > 0 and rounds.clear >= needed.clear and rounds.agility >= needed.agility)`

export const resultInvariants: Record<string, string> = {
  'a published run has the total that the rules of its sheet make of it': `
    ${judged} select entry_id from scored
    where total is distinct from case when is_scored then course_faults + time_faults end`,
  'a published run has its place among those that it is placed against': `
    ${judged} select entry_id from placed where place is distinct from right_place`,
  'what is not published has no total and no place': `
    select entry_id from results r join class_results s on s.class_id = r.class_id
    where s.published_at is null and (r.total is not null or r.place is not null)`,
  'a correction that has ended says what it changed, and one at most is open': `
    select c.class_id from class_results s join result_corrections c on c.class_id = s.class_id
    group by c.class_id, s.published_at
    having count(*) filter (where c.changes is null) <> case when s.published_at is null then 1 else 0 end`,
}

/** What must also hold once the jobs have nothing left to do. */
export const countedInvariants: Record<string, string> = {
  'a level that waits for the desk is earned by published rounds': `
    ${counted} select p.id from level_proposals p where p.state = 'open'
      and not exists (select from earned where earned.id = p.dog_id and earned.rank = p.rank and not is_still)`,
  'a level that is earned waits for the desk': `
    ${counted} select earned.id from earned join nexus_ranks n on n.rank = earned.rank + 1 where not is_still
      and not exists (select from level_proposals p where p.dog_id = earned.id and p.state in ('open', 'declined'))`,
}
