/** Where the page says why the planner chose the week; the money rail links to it. */
export const WHY_ID = 'why-this-plan'
