"""What summaries show, question by question; each module turns them into figures or finds nothing to say."""
