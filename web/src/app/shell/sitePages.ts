/** Pages of the site's host: imprint, privacy notice, contact. The server lists them in a `<meta>` of the page. */
import { sitePath } from "../../api/address";

export const SITE_PAGE_KINDS = ["imprint", "privacy", "contact"] as const;
export type SitePageKind = (typeof SITE_PAGE_KINDS)[number];

/** A page in one language, or in all (`null`): a link, or a text file of the site. */
export interface SitePage {
  kind: SitePageKind;
  language: string | null;
  url: string | null;
  file: string | null;
}

/** Returns the pages that the site has, in all languages. */
export function listSitePages(): SitePage[] {
  const listed = document.querySelector<HTMLMetaElement>("meta[name=site-pages]")?.content;
  return listed ? (JSON.parse(listed) as SitePage[]) : [];
}

/**
 * Returns a page of a kind: in the language if there is one, else the one for all languages, else in English, else any.
 */
export function findPage(
  pages: readonly SitePage[],
  kind: SitePageKind,
  language: string,
): SitePage | undefined {
  const known = pages.filter((page) => page.kind === kind);
  const wanted = [language, null, "en"];
  return wanted.map((one) => known.find((page) => page.language === one)).find(Boolean) ?? known[0];
}

/** Returns the address that a link to a page leads to. */
export const pageAddress = (page: SitePage): string => page.url ?? sitePath(`site/${page.kind}`);

export type Block = { heading: string } | { text: string };

/** Cuts a text at its empty lines; a block that begins with "# " is a heading. */
export const splitBlocks = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => (block.startsWith("# ") ? { heading: block.slice(2) } : { text: block }));
