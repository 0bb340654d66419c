/** The part of a member's name that other members may see. */
export const firstNameOf = ({ name }: { name: string }): string => name.split(/\s/)[0] ?? name
