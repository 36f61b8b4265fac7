import type { OwnerPageContent } from "#web/content/pages/owner.ts";

export const ADMIN: OwnerPageContent = {
  meta: {
    path: "/admin",
    title: "Website admin panel",
    description: "Change the pictures of the site: the hero image of the home page and the thumbnail of shared links.",
    noindex: true,
  },
  heading: "Website Admin Panel",
  intro: "The pictures that visitors see first: the hero image of the home page and the thumbnail of a shared link.",
};
